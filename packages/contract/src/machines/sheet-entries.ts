import type { Entries } from '../core/messages.ts'

/** Entries of the inspection sheet and of the notice of a duplicate: only those who list a machine load them. */
export const sheetEntries = {
  possibleDuplicate: {
    code: 75,
    status: 409,
    es: 'Parece que este equipo ya está publicado.',
    en: 'This machine seems to be listed already.',
  },
  serialInvalid: {
    code: 76,
    status: 400,
    es: 'El número de serie no es válido.',
    en: 'The serial number is not valid.',
  },
  hourMeterInvalid: {
    code: 77,
    status: 400,
    es: 'La lectura del horómetro no es válida.',
    en: 'The reading of the hour meter is not valid.',
  },
  hourMeterDayInvalid: {
    code: 78,
    status: 400,
    es: 'La fecha de la lectura no es válida.',
    en: 'The day of the reading is not valid.',
  },
  faultsInvalid: {
    code: 79,
    status: 400,
    es: 'Las fallas conocidas no son válidas.',
    en: 'The known faults are not valid.',
  },
  systemStateInvalid: {
    code: 80,
    status: 400,
    es: 'El estado de un sistema no es válido.',
    en: 'The state of a system is not valid.',
  },
  viewsInvalid: {
    code: 81,
    status: 400,
    es: 'Las vistas de las fotos no son válidas.',
    en: 'The views of the pictures are not valid.',
  },
} as const satisfies Entries
