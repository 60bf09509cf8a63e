/** Returns the link that calls a number; what people write between its digits is left out. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`
