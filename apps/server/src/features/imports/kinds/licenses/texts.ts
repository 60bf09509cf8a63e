const es = {
  sheet: 'Licencias',
  file: 'plantilla-licencias',
  notAllowed: 'Su usuario ya no puede importar licencias.',
  suspendedBefore: 'Suspendida en el programa anterior',
  suspendedState: 'Suspendida',
  endByType: 'Sin fecha de término: es la de su tipo.',
  endsBefore: (day: string) => `Por sus fechas queda terminada: su último día fue el ${day}.`,
  startsLater: (day: string) => `Por sus fechas queda inactiva hasta el ${day}, cuando empieza sola.`,
  edited: (stored: string) => `Se cambió en el portal y no cambia: sigue diciendo «${stored}».`,
  empty: 'nada',
  takenBy: (whose: string) => `El número de serie ya tiene una licencia de este servicio en esos días: ${whose}.`,
  ofRow: (row: number) => `la de la fila ${row}`,
  ofDays: (start: string, end: string) => `del ${start} al ${end}`,
  notes: {
    sheet: 'Notas',
    text: 'Una fila por licencia, de antes o vigente. Una licencia se reconoce por su servicio, su inicio y su número de serie; sin número de serie, por su titular. Los titulares son usuarios del portal. El término es el último día, incluido; sin él, la licencia dura lo que su tipo. Activa y Terminada siguen de las fechas; Suspendida deja de funcionar hasta que alguien la reactive. Nadie recibe un correo por esta carga.',
  },
}

const en: typeof es = {
  sheet: 'Licenses',
  file: 'licenses-template',
  notAllowed: 'Your user may no longer import licenses.',
  suspendedBefore: 'Suspended in the previous program',
  suspendedState: 'Suspended',
  endByType: 'Without an end date: it is that of its type.',
  endsBefore: (day) => `By its dates it is finished: its last day was ${day}.`,
  startsLater: (day) => `By its dates it is inactive until ${day}, when it begins by itself.`,
  edited: (stored) => `It was changed in the portal and stays: it says “${stored}”.`,
  empty: 'nothing',
  takenBy: (whose) => `The serial number has a license of this service on these days already: ${whose}.`,
  ofRow: (row) => `that of row ${row}`,
  ofDays: (start, end) => `from ${start} to ${end}`,
  notes: {
    sheet: 'Notes',
    text: 'One row for each license, of the past or running. A license is recognized by its service, its start and its serial number; without a serial number, by its holder. Holders are users of the portal. The end is the last day, included; without it the license lasts as long as its type. Active and Finished follow from the dates; Suspended stops working until someone reactivates it. Nobody is mailed because of this upload.',
  },
}

export const licenseTexts = { es, en }
