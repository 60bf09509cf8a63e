const home = '/dashboard/usuarios'

export const leavingPath = (userId: number) => `${home}/${userId}/salida`

export const transferPath = (id: number) => `${home}/traspasos/${id}`
