const es = {
  users: 'Usuarios',
  newUser: 'Nuevo usuario',
  searchUsers: 'Nombre, correo, documento',
  noUsers: 'Todavía no hay usuarios',
  noUsersText: 'Cree el primero: recibirá un correo con un enlace para elegir su contraseña.',
  spreadsheet: 'Excel (.xlsx)',
  document: 'PDF',

  name: 'Nombre',
  created: 'Creado',
  noEnterprise: 'Sin empresa',

  data: 'Datos',
  access: 'Accesos',
  toApprove: 'Por aprobar',
  accessWaits: (count: number) =>
    count === 1 ? '1 módulo de este rol esperará aprobación' : `${count} módulos de este rol esperarán aprobación`,
  accessWaitsText: 'Usted no los tiene: los aprueba o rechaza alguien que los tiene.',
  person: 'Persona',
  contact: 'Contacto',
  account: 'Cuenta',
  languageHint: 'De sus correos y documentos.',
  choose: 'Elegir…',

  firstEnterprise: 'Elija primero la empresa.',
  noBranches: 'La empresa no tiene sucursales activas.',
  branchNeeded: 'Un distribuidor pertenece a una sucursal.',
  linkWillGo: 'Aquí recibirá un enlace para elegir su contraseña.',
  roleChangeEnds: 'Cambiar el rol cierra sus sesiones abiertas y ajusta sus accesos.',
  statusEnds: 'Solo un usuario activo puede ingresar; sus sesiones abiertas se cierran.',
  ownStatusStays: 'Nadie cambia el estado de su propia cuenta.',

  createUser: 'Crear usuario',
  readOnly: 'Solo lectura',
  sendLink: 'Enviar el enlace de nuevo',
  sendLinkText: (email: string) =>
    `${email} recibirá un enlace de un solo uso para elegir una contraseña nueva. Los enlaces anteriores dejan de servir.`,
  send: 'Enviar',
  onlyActiveGetLink: 'Solo un usuario activo recibe el enlace.',
  endSessions: 'Cerrar todas sus sesiones',
  endSessionsTitle: (name: string) => `¿Cerrar las sesiones de ${name}?`,
  endSessionsText: 'Sale de inmediato en todos sus navegadores y puede volver a ingresar. Sus llaves de API siguen.',
  ownSessionsInProfile: 'Cierre las suyas en su perfil.',
  leaves: 'Deja la empresa…',
  deleteUser: 'Eliminar usuario',
  deleteTitle: (name: string) => `¿Eliminar a ${name}?`,
  deleteText: 'Ya no podrá ingresar y sus sesiones se cierran. Lo que hizo se conserva en la auditoría.',
  remove: 'Eliminar',
  ownNotDeleted: 'Nadie elimina su propia cuenta.',
  createdOn: (date: string) => `Creado el ${date}`,
}

const en: typeof es = {
  users: 'Users',
  newUser: 'New user',
  searchUsers: 'Name, e-mail, document',
  noUsers: 'There are no users yet',
  noUsersText: 'Create the first one: an e-mail with a link to choose a password goes out.',
  spreadsheet: 'Excel (.xlsx)',
  document: 'PDF',

  name: 'Name',
  created: 'Created',
  noEnterprise: 'No enterprise',

  data: 'Data',
  access: 'Access',
  toApprove: 'To be approved',
  accessWaits: (count) =>
    count === 1
      ? '1 module of this role will wait for approval'
      : `${count} modules of this role will wait for approval`,
  accessWaitsText: 'You do not hold them: someone who does approves or refuses them.',
  person: 'Person',
  contact: 'Contact',
  account: 'Account',
  languageHint: 'Of the mails and documents sent to this person.',
  choose: 'Choose…',

  firstEnterprise: 'Choose the enterprise first.',
  noBranches: 'The enterprise has no active branch offices.',
  branchNeeded: 'A distributor belongs to a branch office.',
  linkWillGo: 'A link to choose a password is sent here.',
  roleChangeEnds: 'A change of role ends the open sessions and adjusts the access.',
  statusEnds: 'Only an active user can log in; open sessions are ended.',
  ownStatusStays: 'Nobody changes the status of his own account.',

  createUser: 'Create user',
  readOnly: 'Read only',
  sendLink: 'Send the link again',
  sendLinkText: (email) =>
    `${email} will receive a one-time link to choose a new password. Earlier links stop working.`,
  send: 'Send',
  onlyActiveGetLink: 'Only an active user receives the link.',
  endSessions: 'End all sessions',
  endSessionsTitle: (name) => `End the sessions of ${name}?`,
  endSessionsText: 'The user is logged out of every browser immediately and may log in again. API keys stay.',
  ownSessionsInProfile: 'End your own ones in your profile.',
  leaves: 'Leaves the company…',
  deleteUser: 'Delete user',
  deleteTitle: (name) => `Delete ${name}?`,
  deleteText: 'Logging in is no longer possible and open sessions end. What was done stays in the audit log.',
  remove: 'Delete',
  ownNotDeleted: 'Nobody deletes his own account.',
  createdOn: (date) => `Created on ${date}`,
}

export const texts = { es, en }
