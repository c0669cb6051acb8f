export declare function whyNoCodeReader(): string;
export declare function readCodes(pictures: readonly Uint8Array[]): string[][];
export declare function renderPdf(pdf: Uint8Array, dotsPerInch: number): Uint8Array[];
export declare function pageSizes(pdf: Uint8Array): { width: number; height: number }[];
export declare function textOf(pdf: Uint8Array): string;
