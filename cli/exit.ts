/** What the shell is told. 1 is a clear "no" (a rule without a test), 2 something that can't be done as asked. */
export const EXIT = { fine: 0, no: 1, badInput: 2, interrupted: 130 } as const;
