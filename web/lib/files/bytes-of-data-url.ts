/** Not by fetching: the page's policy allows no connection to data URLs. */
export const bytesOfDataUrl = (dataUrl: string): Uint8Array => {
  const binary = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
};
