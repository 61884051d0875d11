/** Files to and from the person before the screen. */

/** A title as a file's name. */
export const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'match';

export const saveFile = (name: string, text: string): void =>
  saveBlob(name, new Blob([text], { type: 'application/json' }));

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Null if the person thinks better of it. */
export function chooseFile(): Promise<{ readonly name: string; readonly text: string } | null> {
  return new Promise((settle) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.addEventListener('cancel', () => settle(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file === undefined) settle(null);
      else
        file.text().then(
          (text) => settle({ name: file.name, text }),
          () => settle(null),
        );
    });
    input.click();
  });
}
