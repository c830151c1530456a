/** Words of the directory's world with `|` at possible hyphens, checked by hand with a dictionary. */
export const hardWords = `
  Se|nio|ren|weg|wei|ser Kran|ken|haus Pfle|ge|stütz|punkt Ver|hin|de|rungs|pfle|ge Haus|not|ruf
  Fuß|pfle|ge Roll|stuhl|ver|leih Au|gen|ärz|tin Phy|sio|the|ra|pie Lo|go|pä|die Hör|ge|rä|te|akus|ti|ker
  Apo|the|ken|not|dienst Be|reit|schafts|dienst Öff|nungs|zei|ten Ter|min|ver|ein|ba|rung
  Vor|sor|ge|voll|macht Pa|ti|en|ten|ver|fü|gung Be|geg|nungs|stät|te Pal|lia|tiv|ver|sor|gung
  Selbst|hil|fe|grup|pe Was|ser|gym|nas|tik Re|ha|bi|li|ta|ti|on Bür|ger|bus Le|bens|mit|tel|lie|fe|rung
  Schnee|räum|dienst Ver|brau|cher|zen|tra|le Ren|ten|ver|si|che|rung Schwer|be|hin|der|ten|aus|weis
  Wohn|raum|an|pas|sung Do|nau|dampf|schiff|fahrts|ge|sell|schaft
`
  .trim()
  .split(/\s+/)
