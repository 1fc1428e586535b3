/**
 * The areas cards draw. `X` the caster (black square), `x` the caster with a white cross, `#` in the area, `.` outside, `∞` the
 * whole board, `>` an arrow's line. Patterns face up and may be turned, never mirrored (OV-AREA-9).
 */
export const AREAS = {
  cross1: `
    . # .
    # X #
    . # .`,
  cross1x: `
    . # .
    # x #
    . # .`,
  ring8: `
    # # #
    # X #
    # # #`,
  ring8x: `
    # # #
    # x #
    # # #`,
  diag1: `
    # . #
    . X .
    # . #`,
  wall3: `
    # # #
    . X .
    . . .`,
  line3: `
    #
    #
    #
    X`,
  cone2: `
    # # #
    . # .
    . X .`,
  spear2: `
    #
    #
    X`,
  diam2: `
    . . # . .
    . # # # .
    # # X # #
    . # # # .
    . . # . .`,
  others2: `
    . . # . .
    . # # # .
    # # x # #
    . # # # .
    . . # . .`,
  shot23: `
    . . . # . . .
    . . # # # . .
    . # # . # # .
    # # . X . # #
    . # # . # # .
    . . # # # . .
    . . . # . . .`,
  diam3: `
    . . . # . . .
    . . # # # . .
    . # # # # # .
    # # # X # # #
    . # # # # # .
    . . # # # . .
    . . . # . . .`,
  others3: `
    . . . # . . .
    . . # # # . .
    . # # # # # .
    # # # x # # #
    . # # # # # .
    . . # # # . .
    . . . # . . .`,
  mortar: `
    # # #
    # # #
    . . .
    . X .`,
  knight: `
    . # . # .
    # . . . #
    . . X . .
    # . . . #
    . # . # .`,
  row: '# # # # # X # # # # #',
  self: 'X',
  inf: '∞',
  infx: '∞x',
  arrow1: `
    >
    X`,
  arrow3: `
    > > >
    . X .`,
  arrow4: `
    . > .
    > X >
    . > .`,
} as const;
export type AreaName = keyof typeof AREAS;
