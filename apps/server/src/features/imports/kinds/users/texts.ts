const es = {
  sheet: 'Usuarios',
  file: 'plantilla-usuarios',
  notAllowed: 'Su usuario ya no puede importar usuarios.',
  emailTwice: 'El correo está repetido en el libro.',
  passwordKept: 'El usuario ya existe y conserva su contraseña: la de esta fila no se usa.',
  accessWaits: (modules: string) => `Esperarán aprobación, porque usted no los tiene: ${modules}.`,
}

const en: typeof es = {
  sheet: 'Users',
  file: 'users-template',
  notAllowed: 'Your user may no longer import users.',
  emailTwice: 'The e-mail stands twice in the workbook.',
  passwordKept: 'The user exists and keeps the password: the one of this row is not used.',
  accessWaits: (modules) => `Will wait for approval, because you do not hold them: ${modules}.`,
}

export const userTexts = { es, en }
