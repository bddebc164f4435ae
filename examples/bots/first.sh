#!/bin/sh
# A first bot for Makker without a JSON reader: copy it and change `value`.
# Try it: makker arena easy --exec 'sh examples/bots/first.sh'

# How good the move $1 of the seat $2 looks, from 0 to 5; the best one is played.
value() {
    case $1 in
    *">$2g"*) worth=5 ;; # into the goal
    *h">"*) worth=4 ;;   # out of the home
    "give S"*) worth=3 ;; # a card to come out with
    "-4 $2s>"*) worth=3 ;; # the short way
    *"<>"*) worth=1 ;;   # a swap: who knows
    *) worth=2 ;;        # on along the track
    esac
}

# One request a line, until the input ends. Makker writes them without spaces between the parts.
while read -r line; do
    id=${line#*\"id\":} id=${id%%,*}
    seat=${line#*\"seat\":\"} seat=${seat%%\"*}
    # What is left of {"view":{…,"moves":["2 R3>R5","7x1 R3>R6, R12>Y2"]}} is: 2 R3>R5","7x1 R3>R6, R12>Y2","
    moves=${line##*\"moves\":[\"}
    moves=${moves%%]*},\"
    best='' most=-1
    while [ "$moves" ]; do
        move=${moves%%\"*}
        moves=${moves#*\",\"}
        value "$move" "$seat"
        if [ $worth -gt $most ]; then
            best=$move most=$worth
        fi
    done
    echo "{\"id\":$id,\"move\":\"$best\"}"
done
