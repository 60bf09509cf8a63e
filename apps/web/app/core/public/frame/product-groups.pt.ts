export const portuguese = {
  Diseño: 'Projeto',
  'Software de diseño y simulación': 'Software de projeto e simulação',
  'Trabajo en terreno': 'Trabalho em campo',
  'Adaptador eléctrico': 'Adaptador elétrico',
  'Adaptador electrónico': 'Adaptador eletrônico',
  'Consola con temporizador': 'Console com temporizador',
  'Consola para adaptadores en serie': 'Console para adaptadores em série',
  'Consola de tres series': 'Console de três séries',
  'Consola remota': 'Console remoto',
  'Análisis de fragmentación': 'Análise de fragmentação',
  'Portátil, 360 con dron y de escritorio': 'Portátil, 360 com drone e de desktop',
}
