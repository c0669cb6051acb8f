/** Beginnings of words, in the languages that guests write: allergy, sensitive, coeliac, anaphylaxis. */
const words = /אלרג|רגיש|צליאק|אנפילק|allerg|anaphyla|co?eliac|аллерг|целиак|анафила|حساسي|سيلياك/iu;

/** Whether a note that a guest typed speaks of an allergy. Rather once too often: somebody reads it anyway. */
export const mentionsAllergy = (note: string): boolean => words.test(note);
