export const registrationsPath = '/dashboard/registros-workshop'
export const workshopsPath = `${registrationsPath}/talleres`
export const staffWorkshopPath = (id: number): string => `${workshopsPath}/${id}`
