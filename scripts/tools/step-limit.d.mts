export declare const stepLimitMs: number;
