/** Whether somebody has a name that says something to others: "me" is everybody's. */
export function isNamed(name: string): boolean {
  return !['', 'moi', 'me'].includes(name.trim().toLowerCase());
}
