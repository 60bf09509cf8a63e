/** The address that calls a phone, however its number is written. */
export const telAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
