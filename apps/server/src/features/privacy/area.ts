/** The area of changes of requests. */
export const dataRequestArea = 'solicitudes_datos'
