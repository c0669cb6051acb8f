export declare function whyNoCodeReader(): string;
export declare function readCodes(pictures: readonly Uint8Array[]): string[][];
export declare function renderPdf(pdf: Uint8Array, dotsPerInch: number): Uint8Array[];
export declare function inspectPdf(pdf: Uint8Array): {
  pages: { width: number; height: number }[];
  text: string;
};
