import { basename } from 'node:path';
import type { Plugin } from 'vite';

const describe = /^function getStackByFiberInDevAndProd\(.*\) \{[\s\S]*?^\}/m;

/** React describes the components that an error came through, for whoever reports errors: a guest's page does not. */
export const withoutComponentStacks = (): Plugin => ({
  name: 'without-component-stacks',
  enforce: 'pre',
  transform: {
    filter: { code: /function getStackByFiberInDevAndProd/ },
    handler(code, id) {
      if (basename(id) !== 'react-dom-client.production.js' || !describe.test(code))
        this.error(`${id} describes components in another way now.`);
      return {
        code: code.replace(describe, "function getStackByFiberInDevAndProd() { return ''; }"),
        map: null,
      };
    },
  },
});
