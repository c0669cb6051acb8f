/**
 * For write-excel-file, which looks texts up in a plain object and takes a dish called 'toString' for one it has seen. A space
 * behind it makes it another text, and is not read.
 */
export const findableText = (text: string): string => (text in Object.prototype ? `${text} ` : text);
