/** Hands a file to the browser's downloads. */
export function download({ name, file }: { name: string; file: Blob }): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by the end of the task; until then the address must hold.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
