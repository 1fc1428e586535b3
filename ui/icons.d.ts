/** The path data of one drawing of game-icons, 512 by 512; the build puts it in. */
declare module 'icon:*' {
  const path: string;
  export default path;
}
