/*
 * By law a restaurant may call itself or a dish kosher only under a certificate. 'Not kosher' claims nothing, and meat, dairy
 * and pareve are no claims either.
 */
const notBefore = '(?<!\\p{L})(?<!(?:לא|אינו|אינה|אינם|not|non|не|غير)[ -])';
const words = [
  // With the letters that Hebrew puts before a word; 'הכשר', 'בכשרות'.
  'ו?[הבלשמ]?כשר(?:ה|ים|ות)?(?: ?(?:ל?מהדרין|גלאט))?',
  '(?:glatt )?kosher',
  'кошер\\p{L}*',
  'كوشير|كاشير',
].join('|');
const claim = new RegExp(`${notBefore}(?:${words})(?!\\p{L})`, 'iu');
const everyClaim = new RegExp(claim, 'giu');

export const claimsKosher = (text: string): boolean => claim.test(text);

/** Without the claim, and without the gap, the brackets or the comma that it leaves. */
export const withoutKosherClaim = (text: string): string =>
  claimsKosher(text)
    ? text
        .replace(everyClaim, '')
        .replace(/\(\s*\)|\[\s*\]/g, '')
        .replace(/[ \t]{2,}/g, ' ')
        .replace(/ +(?=[,.;!])/g, '')
        .replace(/([,;|·–-])(?:\s*[,;|·–-])+/g, '$1')
        .replace(/^[\s,.;|·–-]+|[\s,;|·–-]+$/g, '')
    : text;
