import type { altchaTexts } from './altcha-texts.ts'

const altcha: (typeof altchaTexts)['es'] = {
  ariaLinkLabel: 'Site da Altcha',
  cancel: 'Cancelar',
  enterCode: 'Digite o código',
  enterCodeAria: 'Digite o código que você ouvir. Pressione Espaço para reproduzir o áudio.',
  enterCodeFromImage: 'Para continuar, digite o código da imagem.',
  error: 'A verificação falhou. Tente novamente.',
  expired: 'A verificação expirou. Tente novamente.',
  footer: '',
  getAudioChallenge: 'Ouvir o código',
  label: 'Verificação de segurança',
  loading: 'Carregando…',
  reload: 'Carregar novamente',
  verificationRequired: 'Conclua a verificação de segurança.',
  verified: 'Verificado',
  verify: 'Verificar',
  verifying: 'Verificando…',
  waitAlert: 'A verificação está em andamento; aguarde um momento.',
}

export const portuguese = { 'sign-in/altcha': altcha }
