const es = {
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  needs: 'La contraseña necesita',
  ruleMet: 'cumplido',
  ruleOpen: 'falta',
  rules: {
    1: '12 caracteres o más',
    2: 'una mayúscula',
    3: 'una minúscula',
    4: 'dos números o más',
    5: 'un símbolo',
  },
}

const en: typeof es = {
  show: 'Show the password',
  hide: 'Hide the password',
  needs: 'The password needs',
  ruleMet: 'met',
  ruleOpen: 'missing',
  rules: {
    1: '12 characters or more',
    2: 'an uppercase letter',
    3: 'a lowercase letter',
    4: 'two digits or more',
    5: 'a symbol',
  },
}

export const passwordTexts = { key: 'form/password', es, en }
