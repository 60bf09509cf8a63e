/** The list of staff; a certificate opens below it. */
export const certificatesPath = '/dashboard/certificados'
/** The reader's own certificates. */
export const ownCertificatesPath = '/dashboard/mis-certificados'

export const certificatePath = (id: number): string => `${certificatesPath}/${id}`
