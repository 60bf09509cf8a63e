const es = {
  sheet: 'Usuarios',
  file: 'plantilla-usuarios',
  notAllowed: 'Su usuario ya no puede importar usuarios.',
  emailTwice: 'El correo está repetido en el libro.',
}

const en: typeof es = {
  sheet: 'Users',
  file: 'users-template',
  notAllowed: 'Your user may no longer import users.',
  emailTwice: 'The e-mail stands twice in the workbook.',
}

export const userTexts = { es, en }
