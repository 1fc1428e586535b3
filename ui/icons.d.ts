/** The path data of one drawing of game-icons, 512 by 512; the build puts it in. */
declare module 'icon:*' {
  const path: string;
  export default path;
}

/** By name, the path data of every drawing that the content of this folder names as a `motif` or as its `art`. */
declare module 'motifs:*' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
