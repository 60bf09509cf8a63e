import { messages } from '../core/messages.ts'

/** Users and the own profile. Clients know 0 to 21 by their number; those from 22 on are ours. */
export const userMessages = messages('users', {
  notSaved: { code: 0, status: 500, es: 'No se pudo guardar el usuario.', en: 'The user could not be saved.' },
  emailAlreadyAssigned: {
    code: 1,
    status: 409,
    es: 'El correo ya está asignado a otro usuario.',
    en: 'The e-mail is already assigned to another user.',
  },
  noHierarchyForSuperAdmin: {
    code: 2,
    status: 403,
    es: 'No tiene la jerarquía para crear o editar súper administradores.',
    en: 'You do not have the hierarchy to create or edit super administrators.',
  },
  nameRequired: { code: 3, status: 400, es: 'Escriba el nombre.', en: 'Please enter the name.' },
  lastNameRequired: {
    code: 4,
    status: 400,
    es: 'Escriba el apellido paterno.',
    en: 'Please enter the first last name.',
  },
  documentTypeInvalid: {
    code: 5,
    status: 400,
    es: 'El tipo de documento no es válido.',
    en: 'The document type is not valid.',
  },
  documentNumberRequired: {
    code: 6,
    status: 400,
    es: 'Escriba el número de documento.',
    en: 'Please enter the document number.',
  },
  roleInvalid: { code: 7, status: 400, es: 'El rol no es válido.', en: 'The role is not valid.' },
  enterpriseInvalid: { code: 8, status: 400, es: 'La empresa no es válida.', en: 'The enterprise is not valid.' },
  branchInvalid: { code: 9, status: 400, es: 'La sucursal no es válida.', en: 'The branch office is not valid.' },
  countryInvalid: { code: 10, status: 400, es: 'El país no es válido.', en: 'The country is not valid.' },
  statusInvalid: { code: 11, status: 400, es: 'El estado no es válido.', en: 'The status is not valid.' },
  distributorNeedsBranch: {
    code: 12,
    status: 400,
    es: 'Un distribuidor debe pertenecer a una sucursal.',
    en: 'A distributor must belong to a branch office.',
  },
  branchNotInEnterprise: {
    code: 13,
    status: 400,
    es: 'La sucursal no pertenece a la empresa elegida.',
    en: 'The branch office does not belong to the chosen enterprise.',
  },
  userNotSaved: {
    code: 14,
    status: 500,
    es: 'El usuario no se guardó; inténtelo de nuevo.',
    en: 'The user was not saved; please try again.',
  },
  // The user is already created: a success with a warning, not a failure.
  emailNotSent: {
    code: 15,
    status: 200,
    es: 'El usuario se guardó, pero no se le pudo enviar el correo.',
    en: 'The user was saved, but the e-mail could not be sent.',
  },
  absent: {
    code: 16,
    status: 404,
    es: 'El usuario que desea actualizar no existe.',
    en: 'The user to update does not exist.',
  },
  profileNotEdited: {
    code: 17,
    status: 500,
    es: 'No se pudo editar su perfil.',
    en: 'Your profile could not be edited.',
  },
  profileAbsent: { code: 18, status: 404, es: 'No se encontró el perfil.', en: 'The profile was not found.' },
  notUpdated: {
    code: 19,
    status: 500,
    es: 'No se pudo actualizar el usuario.',
    en: 'The user could not be updated.',
  },
  notDeleted: {
    code: 20,
    status: 500,
    es: 'No se pudo eliminar el usuario.',
    en: 'The user could not be deleted.',
  },
  insufficientHierarchy: {
    code: 21,
    status: 403,
    es: 'Su jerarquía no es suficiente para esta operación.',
    en: 'Your hierarchy is not sufficient for this operation.',
  },
  ownRoleFixed: {
    code: 22,
    status: 409,
    es: 'No puede cambiar su propio rol.',
    en: 'You cannot change your own role.',
  },
  lastSuperAdmin: {
    code: 23,
    status: 409,
    es: 'Es el último súper administrador activo; debe quedar al menos uno.',
    en: 'This is the last active super administrator; at least one must remain.',
  },
  phoneInvalid: { code: 24, status: 400, es: 'El teléfono no es válido.', en: 'The phone is not valid.' },
  emailInvalid: { code: 25, status: 400, es: 'El correo no es válido.', en: 'The e-mail is not valid.' },
  // 30–34 are our own: a change of e-mail waits for its confirmation (rule users/email-change).
  emailNotYours: {
    code: 30,
    status: 403,
    es: 'Solo puede cambiar el correo de quien tiene una jerarquía menor y ningún módulo que usted no tenga.',
    en: 'You can only change the e-mail of someone of a lower hierarchy who has no module that you do not have.',
  },
  // The rest of the form is saved: a success with a pending step.
  emailWaits: {
    code: 31,
    status: 200,
    es: 'Los datos se guardaron. El correo cambiará cuando la dirección nueva lo confirme.',
    en: 'The data was saved. The e-mail will change once the new address confirms it.',
  },
  emailLinkInvalid: {
    code: 32,
    status: 404,
    es: 'Este enlace no es válido, ya se usó o venció.',
    en: 'This link is not valid, was already used or has expired.',
  },
  noEmailChange: {
    code: 33,
    status: 404,
    es: 'Ningún cambio de correo espera confirmación.',
    en: 'No change of e-mail waits for confirmation.',
  },
  emailMailTooSoon: {
    code: 34,
    status: 429,
    es: 'Espere 3 minutos antes de enviar otro correo de confirmación.',
    en: 'Please wait 3 minutes before sending another confirmation mail.',
  },
})

export const userDoneMessages = messages('users.done', {
  saved: { code: 0, status: 200, es: 'Usuario guardado.', en: 'User saved.' },
  updated: { code: 1, status: 200, es: 'Usuario actualizado.', en: 'User updated.' },
  deleted: { code: 2, status: 200, es: 'Usuario eliminado.', en: 'User deleted.' },
  profileUpdated: { code: 3, status: 200, es: 'Perfil actualizado.', en: 'Profile updated.' },
  emailSentAgain: {
    code: 6,
    status: 200,
    es: 'Se envió otra vez el correo de confirmación.',
    en: 'The confirmation mail was sent again.',
  },
  emailChangeEnded: {
    code: 7,
    status: 200,
    es: 'El cambio de correo fue retirado.',
    en: 'The change of e-mail was withdrawn.',
  },
  emailLinkUsed: {
    code: 8,
    status: 200,
    es: 'Listo: su decisión quedó guardada.',
    en: 'Done: your decision was saved.',
  },
  sessionsEnded: {
    code: 9,
    status: 200,
    es: 'Se cerraron todas las sesiones del usuario.',
    en: 'All sessions of the user were ended.',
  },
  linkSent: {
    code: 5,
    status: 200,
    es: 'Se envió al usuario un enlace para elegir su contraseña.',
    en: 'A link to choose a password was sent to the user.',
  },
})
