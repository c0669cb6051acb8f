export declare function findBrowser(env?: NodeJS.ProcessEnv): Promise<string>;
