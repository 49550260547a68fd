/** Speech: what is announced, said aloud by the device itself if the player likes. */

/** A voice for the language that needs no other host; undefined if the device has none. */
function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis
    .getVoices()
    .filter((voice) => voice.localService && voice.lang.toLowerCase().startsWith(language));
  return voices.find((voice) => voice.default) ?? voices[0];
}

/** Say a text, if the device has a voice for it; whatever is being said is cut short. */
export function say(text: string, language: string): void {
  if (typeof speechSynthesis === 'undefined') return;
  speechSynthesis.cancel();
  const voice = voiceFor(language);
  if (!voice) return;
  const words = new SpeechSynthesisUtterance(text);
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = 1.05;
  speechSynthesis.speak(words);
}

// Some browsers look for their voices when first asked, and have them a moment later.
if (typeof speechSynthesis !== 'undefined') speechSynthesis.getVoices();
