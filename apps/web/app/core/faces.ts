const facesStore = 'faces'
const faces = ['400 1em "Inter Variable"', '650 1em "Archivo Variable"']

/**
 * In the head of every page: the company's faces are used at once by who has them already. Who comes for the first time
 * gets text and pictures first and the faces after the load event, both together (decision 015). Without scripts the
 * tokens use them at once.
 */
export const facesScript = `(function(d){var e=d.documentElement;try{if(localStorage.getItem('${facesStore}')){e.dataset.faces='';return}}catch(x){}addEventListener('load',function(){setTimeout(function(){Promise.all(${JSON.stringify(faces)}.map(function(f){return d.fonts.load(f)})).then(function(){e.dataset.faces='';try{localStorage.setItem('${facesStore}','1')}catch(x){}},function(){})},50)})})(document)`
