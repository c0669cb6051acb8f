/** The password of everybody but the victim. */
export const ownPassword = 'correct horse battery';
/** Of everybody who works for anybody but the victim. */
export const ownPin = '4071';
/** Stands in what requests type, so that a log which holds something of it is found out. */
export const typedMark = 'Typedbysomebody';
/** One pixel. */
export const smallPicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
