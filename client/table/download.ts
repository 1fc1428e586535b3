/** Hands the player a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari starts reading the file only after the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** `plunder-2026-11-16.txt` */
export function recordName(game: string, when: number): string {
  return `${game}-${new Date(when).toISOString().slice(0, 10)}.txt`;
}
