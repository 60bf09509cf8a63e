export const offersPath = '/dashboard/clasificados/ofertas'
export const offerMachinesPath = `${offersPath}/avisos`
