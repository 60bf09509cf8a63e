import { messages } from '../core/messages.ts'

/** Enterprises; 0 and 1 belong to deleting. */
export const enterpriseMessages = messages('enterprises', {
  notDeleted: {
    code: 0,
    status: 500,
    es: 'No se pudo eliminar la empresa.',
    en: 'The enterprise could not be deleted.',
  },
  insufficientHierarchy: {
    code: 1,
    status: 403,
    es: 'Su jerarquía no es suficiente para eliminar empresas.',
    en: 'Your hierarchy is not sufficient to delete enterprises.',
  },
  nameInvalid: { code: 2, status: 400, es: 'El nombre no es válido.', en: 'The name is not valid.' },
  abbreviationInvalid: {
    code: 3,
    status: 400,
    es: 'La abreviatura no es válida; use de 2 a 6 mayúsculas.',
    en: 'The abbreviation is not valid; use 2 to 6 capitals.',
  },
  abbreviationTaken: {
    code: 4,
    status: 409,
    es: 'La abreviatura ya existe.',
    en: 'The abbreviation already exists.',
  },
  abbreviationFrozen: {
    code: 5,
    status: 409,
    es: 'La abreviatura no se puede cambiar después de la primera cotización.',
    en: 'The abbreviation cannot change after the first quote.',
  },
  countryInvalid: { code: 6, status: 400, es: 'El país no es válido.', en: 'The country is not valid.' },
  emailInvalid: { code: 7, status: 400, es: 'El correo no es válido.', en: 'The e-mail is not valid.' },
  phoneInvalid: { code: 8, status: 400, es: 'El teléfono no es válido.', en: 'The phone is not valid.' },
  authorizedEmailsInvalid: {
    code: 9,
    status: 400,
    es: 'Los correos autorizados no son válidos.',
    en: 'The authorized e-mails are not valid.',
  },
  notSaved: {
    code: 10,
    status: 500,
    es: 'No se pudo guardar la empresa.',
    en: 'The enterprise could not be saved.',
  },
  // The deletion changed something: a success with a warning.
  onlyDeactivated: {
    code: 11,
    status: 200,
    es: 'La empresa tiene sucursales, usuarios o cotizaciones; solo se desactivó.',
    en: 'The enterprise has branch offices, users or quotes; it was only deactivated.',
  },
  absent: { code: 12, status: 404, es: 'La empresa no existe.', en: 'The enterprise does not exist.' },
  houseInactive: {
    code: 13,
    status: 409,
    es: 'La casa es una empresa activa; actívela primero.',
    en: 'The house is an active enterprise; activate it first.',
  },
  houseStays: {
    code: 14,
    status: 409,
    es: 'La casa no se desactiva ni se elimina; nombre antes a otra empresa.',
    en: 'The house is neither deactivated nor deleted; name another enterprise first.',
  },
  houseNotNamed: {
    code: 15,
    status: 500,
    es: 'No se pudo nombrar la casa.',
    en: 'The house could not be named.',
  },
  taxIdInvalid: {
    code: 16,
    status: 400,
    es: 'No es una identificación tributaria de ese país: revise sus cifras.',
    en: 'It is no tax ID of that country: check its digits.',
  },
})

export const enterpriseDoneMessages = messages('enterprises.done', {
  saved: { code: 0, status: 200, es: 'Empresa guardada.', en: 'Enterprise saved.' },
  updated: { code: 1, status: 200, es: 'Empresa actualizada.', en: 'Enterprise updated.' },
  deleted: { code: 2, status: 200, es: 'Empresa eliminada.', en: 'Enterprise deleted.' },
  houseNamed: {
    code: 3,
    status: 200,
    es: 'Esta empresa es la casa: sus personas son personal.',
    en: 'This enterprise is the house: its people are staff.',
  },
})

/** Branch offices; 0 and 1 belong to deleting. */
export const branchMessages = messages('branches', {
  notDeleted: {
    code: 0,
    status: 500,
    es: 'No se pudo eliminar la sucursal.',
    en: 'The branch office could not be deleted.',
  },
  insufficientHierarchy: {
    code: 1,
    status: 403,
    es: 'Su jerarquía no es suficiente para eliminar sucursales.',
    en: 'Your hierarchy is not sufficient to delete branch offices.',
  },
  nameInvalid: { code: 2, status: 400, es: 'El nombre no es válido.', en: 'The name is not valid.' },
  enterpriseInvalid: { code: 3, status: 400, es: 'La empresa no es válida.', en: 'The enterprise is not valid.' },
  alreadyInEnterprise: {
    code: 4,
    status: 409,
    es: 'La sucursal ya existe en la empresa.',
    en: 'The branch office already exists in the enterprise.',
  },
  notSaved: {
    code: 5,
    status: 500,
    es: 'No se pudo guardar la sucursal.',
    en: 'The branch office could not be saved.',
  },
  absent: { code: 6, status: 404, es: 'La sucursal no existe.', en: 'The branch office does not exist.' },
  onlyDeactivated: {
    code: 7,
    status: 200,
    es: 'La sucursal está en uso; solo se desactivó.',
    en: 'The branch office is in use; it was only deactivated.',
  },
})

export const branchDoneMessages = messages('branches.done', {
  saved: { code: 0, status: 200, es: 'Sucursal guardada.', en: 'Branch office saved.' },
  updated: { code: 1, status: 200, es: 'Sucursal actualizada.', en: 'Branch office updated.' },
  deleted: { code: 2, status: 200, es: 'Sucursal eliminada.', en: 'Branch office deleted.' },
})
