export const offersPath = '/dashboard/clasificados/ofertas'
export const offerListingsPath = `${offersPath}/avisos`
