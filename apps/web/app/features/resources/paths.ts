export const resourcesPath = '/dashboard/sistema/recursos'
export const logPath = `${resourcesPath}/registro`
export const libraryPath = '/dashboard/descargas'
