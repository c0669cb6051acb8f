/** What a guest's own form takes. */
export const guestPhone = /^\d{10}$/;

/** The restaurant's own, or one that staff type: also a landline of nine digits, or a star number. */
export const phoneOrLandline = /^(\d{10}|0[23489]\d{7}|\*\d{3,5})$/;
