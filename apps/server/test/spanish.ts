/** Words of Spanish that Portuguese spells otherwise: none stands in what a reader of Portuguese gets. */
export const spanish =
  /(?<!\S)(el|los|las|un|una|su|sus|y|con|del|al|usted|correo|enlace|aviso|equipo|hasta)(?=[\s,.:;]|$)/imu
