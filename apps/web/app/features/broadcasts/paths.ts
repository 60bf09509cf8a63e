export const broadcastsPath = '/dashboard/contactos/difusiones'
export const newBroadcastPath = '/dashboard/contactos/nueva-difusion'
export const broadcastPath = (id: number) => `${broadcastsPath}/${id}`
