import type { passwordTexts } from './password-texts.ts'

const password: (typeof passwordTexts)['es'] = {
  show: 'Mostrar a senha',
  hide: 'Ocultar a senha',
  needs: 'A senha precisa de',
  ruleMet: 'atendido',
  ruleOpen: 'falta',
  rules: {
    1: '12 caracteres ou mais',
    2: 'uma letra maiúscula',
    3: 'uma letra minúscula',
    4: 'dois números ou mais',
    5: 'um símbolo',
  },
}

export const portuguese = { 'form/password': password }
